export { runReading } from './command.ts';
export { commandsOf } from './commands.ts';
