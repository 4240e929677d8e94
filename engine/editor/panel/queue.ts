/** Does one thing after the other; what fails is said. */
export type Queue = (work: () => Promise<unknown>) => Promise<void>;

export function openQueue(say: (words: string) => void): Queue {
  const fail = (error: unknown) => say(error instanceof Error ? error.message : String(error));
  let working: Promise<void> = Promise.resolve();
  return (work) => {
    working = working.then(work).then(() => undefined, fail);
    return working;
  };
}
