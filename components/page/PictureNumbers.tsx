import type { PictureSource } from '../elements/Picture.tsx';
import { usePage } from '../page-context.ts';

/** In SVG units. */
const WIDTH = 1000;

/**
 * Numbers on a picture. A list on the page explains them.
 * @param points e.g. "30% 52%", from the left and from the top
 */
export function PictureNumbers({ picture, points }: { picture: PictureSource; points: readonly string[] }) {
  const { width, height } = usePage().pictureOf(picture.src);
  const scaledHeight = (WIDTH * height) / width;
  return (
    <svg
      className="picture-numbers"
      viewBox={`0 0 ${WIDTH} ${scaledHeight}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {points.map((point, index) => {
        const [x = 0, y = 0] = point.split(' ').map((percentage) => Number.parseInt(percentage, 10) / 100);
        return (
          <g key={point} transform={`translate(${x * WIDTH} ${y * scaledHeight})`}>
            <circle r="34" />
            <text y="14">{index + 1}</text>
          </g>
        );
      })}
    </svg>
  );
}
