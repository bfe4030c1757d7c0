/**
 * What the panel of measurements shows of lanes that balance the edges of a graph.
 * @import { Measured } from './protocol.js'
 * @import { Group, Quantity } from './quantities.js'
 */
import { measured, whole } from './number.js';

/** @param {Measured[]} lanes @returns {Group[]} those that these lanes have something to show in */
export function graphGroups(lanes) {
  const classes = Math.max(0, ...lanes.map(({ levels }) => levels?.classes.length ?? 0));
  const layers = lanes.find((lane) => lane.layers)?.layers ?? [];
  return [
    { title: 'Graph', rows: [
      { name: 'Largest load', sign: '', meaning: 'Edges at the fullest vertex.', text: (_, { max }) => whole(max) },
      { name: 'Optimum', sign: '', meaning: 'The least possible largest load of the edges so far, had all been known before.', text: (_, __, { opt }) => (opt === null ? '…' : whole(opt)) },
      { name: 'Ratio', sign: 'max / optimum', meaning: 'How many times the optimum the largest load is.', text: (_, { ratio }) => (ratio === null ? '–' : measured(ratio)) },
    ] },
    ...(classes === 0 ? [] : [{
      title: 'Thresholds (our reconstruction)',
      note: (/** @type {Measured} */ { levels }) => (levels ? `the case for this many arrivals: ${levels.why}` : ''),
      rows: [
        levels('Edges beyond thresholds', 'Edges that went to the end with less, as their left end had its share.', ({ beyond }) => whole(beyond)),
        levels('Largest component', 'Vertices of the largest piece that the edges beyond thresholds make.', ({ largest, vertices }) => `${whole(largest)} of ${whole(vertices)}`),
        ...Array.from({ length: classes }, (_, i) => levels(`Class ${i + 1}`, 'Threshold; edges that left ends took for it; left ends that are full.', ({ classes: { [i]: one } }) => (
          one ? [`α = ${one.alpha < 0 ? '∞' : whole(one.alpha)}`, `${whole(one.taken)} taken`, `${whole(one.full)} full`].join('\n') : '–'))),
      ],
    }]),
    ...(layers.length === 0 ? [] : [{
      title: 'Loads by layer',
      rows: layers.map(({ vertices }, i) => ({
        name: `Layer ${i}`, sign: '', meaning: `${whole(vertices)} ${vertices === 1 ? 'vertex' : 'vertices'}: largest and mean load.`,
        text: (/** @type {Measured} */ lane) => {
          const layer = lane.layers?.[i];
          return layer ? `max ${whole(layer.max)}\nmean ${measured(layer.mean)}` : '–';
        },
      })),
    }]),
  ];
}

/** @param {string} name @param {string} meaning @param {(levels: NonNullable<Measured['levels']>) => string} text @returns {Quantity} */
function levels(name, meaning, text) {
  return { name, sign: '', meaning, text: (lane) => (lane.levels ? text(lane.levels) : '–') };
}
