/** A tiny site whose contact form posts to a service, both served on this machine. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Serving, serve } from '../../../engine/serve/serve.ts';
import { addFile, startTrial, type Trial } from '../../trial.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';

export interface PostStage {
  receiver: Receiver;
  serving: Serving;
  close(): Promise<void>;
}

const CONTACT = (name: string) =>
  `---\nname: ${name}\ntitle: New stores\norder: 1\nemail: ${name.toLowerCase()}@example.com\nphone: (800) 555-0101\n---\n`;

/** Two people to write to: the form is there. */
export function addContacts(trial: Trial): void {
  for (const name of ['Dana', 'Cliff']) addFile(trial, `contacts/${name.toLowerCase()}.md`, CONTACT(name));
}

export async function openPostStage(): Promise<PostStage> {
  const receiver = await startReceiver();
  const trial = startTrial();
  const site = join(trial.folder, 'content/site.md');
  writeFileSync(
    site,
    readFileSync(site, 'utf8').replace('footer:', `contact: { endpoint: "${receiver.endpoint}" }\nfooter:`),
  );
  addContacts(trial);
  await trial.build();
  const serving = await serve({ folder: join(trial.folder, 'dist'), base: '/', port: 0 });
  const close = async () => {
    await serving.close();
    await receiver.close();
    trial.remove();
  };
  return { receiver, serving, close };
}
