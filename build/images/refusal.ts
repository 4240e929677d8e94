/** A picture that cannot be used; the message goes on after its name, e.g. "is animated, put …". */
export class Refusal extends Error {
  constructor(found: string, cure: string, options?: ErrorOptions) {
    super(`${found}, put ${cure} in assets/images`, options);
    this.name = 'Refusal';
  }
}
