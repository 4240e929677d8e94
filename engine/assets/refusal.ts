/** A picture that cannot be used; the message goes on after its name, e.g. "is animated, put …". */
export class Refusal extends Error {
  constructor(found: string, cure: string, options?: ErrorOptions) {
    super(`${found}, put ${cure} in assets/images`, options);
    this.name = 'Refusal';
  }
}

/** What is no file at all, so that it is refused whether or not content names it. */
export class Stray extends Refusal {
  constructor(readonly found: string) {
    super(`is ${found}`, 'a picture');
    this.name = 'Stray';
  }
}
