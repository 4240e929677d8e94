export interface Size {
  width: number;
  height: number;
}

/** A rectangle, measured from the top left corner. */
export interface Area extends Size {
  left: number;
  top: number;
}

/**
 * What of a picture lies behind an area of a box that it covers (CSS Images 3, sections 5.1 and 5.5).
 * @param focus object-position, e.g. "50% 22%"
 */
export function areaBehind(area: Area, box: Size, picture: Size, focus: string): Area {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const [x = 0.5, y = 0.5] = focus.split(' ').map((share) => Number.parseFloat(share) / 100);
  const left = (picture.width * scale - box.width) * x + area.left;
  const top = (picture.height * scale - box.height) * y + area.top;
  return { left: left / scale, top: top / scale, width: area.width / scale, height: area.height / scale };
}
