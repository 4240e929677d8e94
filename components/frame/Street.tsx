interface Building {
  /** Where its left wall stands, in units of the picture. */
  at: number;
  walls: string;
  windows?: string;
  /** From where, how high and how many scallops wide. */
  awning?: readonly [left: number, top: number, scallops: number];
}

/** A street of the model town in the evening, at the foot of every page: stores, and their warehouse in the middle. */
export function Street() {
  return (
    <svg className="street" viewBox={`0 0 ${WIDTH} 112`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {BUILDINGS.map(({ at, walls, windows, awning }) => (
        <g key={at} transform={`translate(${at})`}>
          <path className="street-wall" d={walls} />
          {windows && <path className="street-window" d={windows} />}
          {awning && <path className="street-awning" d={drawAwning(...awning)} />}
        </g>
      ))}
      <path className="street-awning" d={TRUCK} />
    </svg>
  );
}

function drawAwning(left: number, top: number, scallops: number): string {
  return `M${left} ${top}h${scallops * 7}v4${'a3.5 3.5 0 0 1-7 0'.repeat(scallops)}z`;
}

const WIDTH = 1280;

const TREE = 'M12 112V90a15 15 0 1 1 4 0v22z';
const HOUSE = { walls: 'M0 112V76l32-22 32 22v36z', windows: 'M26 84h13v13H26z' };
const CORNICED = {
  walls: 'M0 112V62h-4v-7h78v7h-4v50z',
  windows: 'M10 88h22v17H10zM40 88h22v17H40zM16 67h7v8h-7zM32 67h7v8h-7zM48 67h7v8h-7z',
  awning: [4, 81, 9],
} as const;
const LOW = {
  walls: 'M0 112V70h-4v-7h80v7h-4v42z',
  windows: 'M10 90h22v14H10zM42 90h20v14H42z',
  awning: [5, 83, 9],
} as const;

const BUILDINGS: readonly Building[] = [
  { at: -8, ...HOUSE },
  { at: 70, ...CORNICED },
  {
    at: 152,
    walls: 'M0 112V50h14v-8h36v8h14v62z',
    windows: 'M10 88h16v24H10zM32 88h24v16H32zM14 58h9v10h-9zM42 58h9v10h-9z',
    awning: [5, 81, 8],
  },
  { at: 224, walls: 'M0 112V68h54v44z', windows: 'M8 90h38v14H8z' },
  { at: 286, walls: TREE },
  {
    at: 322,
    walls: 'M0 112V58l35-20 35 20v54z',
    windows: 'M14 90h16v22H14zM36 90h22v14H36zM30 56h10v10H30z',
  },
  { at: 412, ...LOW },
  {
    at: 502,
    walls: 'M0 112V62l30-14v14l30-14v14l30-14v14l30-14v14l30-14v14h94v50z',
    windows: 'M10 84h26v28H10zM168 76h8v8h-8zM184 76h8v8h-8zM212 76h8v8h-8zM228 76h8v8h-8z',
  },
  { at: 762, ...CORNICED },
  { at: 850, walls: 'M0 112l4-46h-6V44l18-11 18 11v22h-6l4 46h-4l-4-46H8L4 112z' },
  {
    at: 902,
    walls: 'M0 112V64a33 17 0 0 1 66 0v48z',
    windows: 'M10 90h20v14H10zM38 90h20v14H38z',
    awning: [5, 83, 8],
  },
  {
    at: 982,
    walls: 'M0 112V28h16v42h86v42z',
    windows: 'M5 34h6v6H5zM5 44h6v6H5zM5 54h6v6H5zM26 88h66v16H26z',
  },
  {
    at: 1098,
    walls: 'M0 112V76l10-18 22-10 22 10 10 18v36z',
    windows: 'M22 84h20v28H22zM27 60h10v8H27z',
  },
  { at: 1168, walls: TREE },
  { at: 1208, ...LOW },
];

/** A trailer, its cab and three wheels, on the yard of the warehouse. */
const TRUCK =
  'M560 82h62v22h-62zM625 88h12l8 8v8h-20zM566 104a5 5 0 1 0 10 0zM582 104a5 5 0 1 0 10 0zM628 104a5 5 0 1 0 10 0z';
