import type { AllNames, Requests } from './requests.ts';

/** The names of all there is, as the workshop told them last, and of the files that hold it. */
export interface NameList {
  /** As they were told last; asked for if they never were. */
  known(): Promise<AllNames>;
  /** Asks anew. */
  learn(): Promise<AllNames>;
  /** The file of an entry, as faults name it, e.g. "content/site.md" for "site.md". */
  fileOf(path: string): string;
  pathOf(file: string): string;
}

/** @param told is called with what was told anew */
export function openNames(requests: Requests, told: (names: AllNames) => void): NameList {
  let names: AllNames | undefined;
  const learn = async () => {
    names = await requests.names();
    told(names);
    return names;
  };
  return {
    known: async () => names ?? learn(),
    learn,
    fileOf: (path) => `${names?.folder}/${path}`,
    pathOf: (file) => file.slice(`${names?.folder}/`.length),
  };
}
