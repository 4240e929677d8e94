export { runReadOnly } from './command.ts';
export { commandsOf } from './commands.ts';
