/** A request that is refused; the message says why. */
export class RequestError extends Error {
  constructor(
    readonly status: 400 | 403 | 404 | 409 | 413,
    message: string,
  ) {
    super(message);
    this.name = 'RequestError';
  }
}
