/** Icons of 24 by 24 units, with lines of one width. */
const PATHS = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  external: 'M8 5h11v11M19 5L6 18',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4c0 .6-.4 1-1 1C11 20 4 13 4 5c0-.6.4-1 1-1z',
  mail: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3.5v5M16 3.5v5',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  save: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  write: 'M4.5 19.5l1-4.5L16.5 4l3.5 3.5L9 18.5z',
  check: 'M5 12.5l4.5 4.5L19 7',
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M9 5.5v13M15 5.5v13',
} as const;

export type IconName = keyof typeof PATHS;

/** An icon beside text that says the same. Its size here applies if the style sheet fails. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
