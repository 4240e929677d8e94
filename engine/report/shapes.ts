/** The shape of a box, e.g. "3 / 2". */
export interface Shape {
  name: string;
  /** Of width to height. */
  ratio: number;
}

/** Every shape that a style sheet gives its boxes, the tallest first: into these, pictures are cropped. */
export function listShapes(styles: string): Shape[] {
  const shapes = [...styles.matchAll(/aspect-ratio:\s*([\d.]+)(?:\s*\/\s*([\d.]+))?/g)].map(
    ([, width = '1', height = '1']) => ({ name: `${width} : ${height}`, ratio: Number(width) / Number(height) }),
  );
  const distinct = new Map(shapes.map((shape) => [shape.ratio, shape]));
  return [...distinct.values()].sort((a, b) => a.ratio - b.ratio);
}
