package graph

// declared numbers the vertices of formats that declare them, GraphML and GML, where
// an edge may stand before its ends.
type declared struct {
	*table
	mentioned []int32 // line of the first mention of a vertex, 0 once it is declared
}

func (d *declared) number(im *importer, name []byte, line int) (int32, error) {
	v, fresh := d.index(name)
	if !fresh {
		return v, nil
	}
	d.mentioned = append(d.mentioned, int32(line))
	if len(name) == 0 {
		return 0, im.fail(line, Syntax, "a vertex with an empty id")
	}
	return v, im.checkName(name, line, d.len())
}

// declare takes a vertex and gives its number.
func (d *declared) declare(im *importer, name []byte, line int) (int32, error) {
	known := d.len()
	v, err := d.number(im, name, line)
	if err != nil {
		return 0, err
	}
	if int(v) < known && d.mentioned[v] == 0 {
		return 0, im.fail(line, Duplicate, "vertex %s is declared a second time", quote(name))
	}
	d.mentioned[v] = 0
	return v, nil
}

// end hands the vertices over if all are declared.
func (d *declared) end(im *importer) error {
	for v, line := range d.mentioned {
		if line > 0 {
			return im.fail(int(line), Undefined, "no vertex %s is declared", quote([]byte(d.name(int32(v)))))
		}
	}
	im.order, im.names = d.len(), d.table.names
	return nil
}
