/** A picture that cannot be used. The message continues a sentence that begins with its name, e.g. "is animated, put …". */
export class UnusablePicture extends Error {
  constructor(found: string, fix: string, options?: ErrorOptions) {
    super(`${found}, put ${fix} in assets/images`, options);
    this.name = 'UnusablePicture';
  }
}

/** The files of assets/images by name: what can be used, or why not. */
export type PictureLookup = ReadonlyMap<string, object | UnusablePicture>;
