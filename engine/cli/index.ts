export { runBuild } from './command.ts';
export { makeCommands } from './commands.ts';
export { runIfMain } from './main.ts';
