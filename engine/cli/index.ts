export { runBuild, runReading } from './command.ts';
export { commandsOf } from './commands.ts';
export { reading } from './flags.ts';
