export { runBuild, runReading } from './command.ts';
export { commandsOf } from './commands.ts';
