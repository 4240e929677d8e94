/** Glide.js has no types. These are the parts of version 3.7.1 that this site uses. */
declare module '@glidejs/glide/dist/glide.modular.esm.js' {
  interface Options {
    type: 'slider' | 'carousel';
    perView: number;
    startAt: number;
    bound: boolean;
    gap: number;
    animationDuration: number;
    rewindDuration: number;
    dragThreshold: false;
  }

  type Part = (glide: Glide, components: object, events: object) => object;

  export const Swipe: Part;

  export default class Glide {
    constructor(root: HTMLElement, options: Options);
    readonly index: number;
    readonly settings: { touchAngle: number };
    /** True during a move. Calls of `go` are then ignored. */
    readonly disabled: boolean;
    on(event: string | string[], handler: () => void): this;
    mount(parts: Record<string, Part>): this;
    go(move: string): this;
    destroy(): this;
  }
}
