/** What is not done; the message says why. */
export class Refused extends Error {
  constructor(
    readonly status: 400 | 403 | 404 | 409 | 413,
    message: string,
  ) {
    super(message);
    this.name = 'Refused';
  }
}
