package graph

// graphML reads GraphML (Brandes, Eiglsperger, Herman, Himsolt, Marshall: GraphML
// Progress Report, 2002). Vertices are the nodes of the first graph and of all graphs
// nested in it. Data, ports and geometry are skipped.
type graphML struct {
	markup
	vertices declared
	inside   int // graphs around the present tag
	muted    int // depth of the element whose content does not count, 0 for none
	edge     int // depth of the open edge, 0 for none
	weight   []byte
	weights  int
}

func readGraphML(im *importer) error {
	x := &graphML{markup: markup{importer: im}, vertices: declared{table: newTable()}}
	im.report.Graphs = 0
	for {
		ok, err := x.next()
		if err != nil {
			return err
		}
		if !ok {
			break
		}
		if err := x.see(); err != nil {
			return err
		}
	}
	if im.report.Graphs == 0 {
		return im.fail(im.in.at(), Empty, "no graph in the file")
	}
	if x.weights > 0 {
		im.report.note("weights ignored (%s)", counted(x.weights, "edge"))
	}
	return x.vertices.end(im)
}

// see acts on one tag. Inside the muted element nothing counts until it closes.
func (x *graphML) see() error {
	depth := x.depth() + 1
	if x.closing {
		if depth == x.muted {
			x.muted = 0
		} else if x.muted == 0 && string(x.name) == "graph" {
			x.inside--
		}
		return nil
	}
	if x.muted > 0 {
		return nil
	}
	if depth == 1 {
		return x.root()
	}
	switch string(x.name) {
	case "graph":
		return x.graph(depth)
	case "node":
		if x.inside > 0 {
			x.edge = 0
			return x.node()
		}
	case "edge":
		if x.inside > 0 {
			x.edge = depth
			return x.link()
		}
	case "hyperedge":
		return x.fail(x.line, Unsupported, "hyperedges join any number of vertices and are not read")
	case "key":
		x.mute(depth)
		return x.key()
	case "data":
		x.mute(depth)
		if x.edge == depth-1 && x.weight != nil {
			return x.data()
		}
	case "desc", "default", "port", "endpoint", "locator":
		x.mute(depth)
	}
	return nil
}

func (x *graphML) root() error {
	if string(x.name) != "graphml" {
		return x.fail(x.line, Unsupported, "an XML file with <%s>; only GraphML is read", x.raw)
	}
	if x.report.Graphs > 0 {
		return x.fail(x.line, Syntax, "a second document in the file")
	}
	return nil
}

// mute ignores what stands in the present element; an empty one has nothing.
func (x *graphML) mute(depth int) {
	if !x.empty {
		x.muted = depth
	}
}

func (x *graphML) graph(depth int) error {
	if x.inside == 0 {
		if x.report.Graphs++; x.report.Graphs > 1 {
			x.mute(depth)
			return nil
		}
	}
	if !x.empty {
		x.inside++
	}
	return nil
}

func (x *graphML) node() error {
	var id []byte
	found := false
	err := x.attributes(func(name, value []byte) {
		if string(name) == "id" {
			id, found = value, true
		}
	})
	if err != nil {
		return err
	}
	if !found {
		return x.fail(x.line, Syntax, "a node without id")
	}
	_, err = x.vertices.declare(x.importer, id, x.line)
	return err
}

func (x *graphML) link() error {
	var source, target []byte
	err := x.attributes(func(name, value []byte) {
		switch string(name) {
		case "source":
			source = value
		case "target":
			target = value
		}
	})
	if err != nil {
		return err
	}
	if source == nil || target == nil {
		return x.fail(x.line, Syntax, "an edge without source and target")
	}
	u, err := x.vertices.number(x.importer, source, x.line)
	if err != nil {
		return err
	}
	v, err := x.vertices.number(x.importer, target, x.line)
	if err != nil {
		return err
	}
	x.add(u, v)
	return nil
}

// key notices which data of an edge are its weight.
func (x *graphML) key() error {
	var id []byte
	weight := false
	err := x.attributes(func(name, value []byte) {
		switch string(name) {
		case "id":
			id = append(id[:0], value...)
		case "attr.name":
			weight = isWord(value, "weight")
		}
	})
	if weight {
		x.weight = id
	}
	return err
}

func (x *graphML) data() error {
	return x.attributes(func(name, value []byte) {
		if string(name) == "key" && string(value) == string(x.weight) {
			x.weights++
		}
	})
}
