/** A picture that cannot be used. The message continues its name, e.g. "is animated". */
export class UnusablePicture extends Error {
  constructor(
    message: string,
    readonly fix: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'UnusablePicture';
  }
}

/** The files of assets/images by name: what can be used, or why not. */
export type PictureLookup = ReadonlyMap<string, object | UnusablePicture>;
