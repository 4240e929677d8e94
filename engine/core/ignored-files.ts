const OF_SYSTEMS = ['Thumbs.db', 'desktop.ini'];
/** vim tries by such a file whether it may write; the others hold what is being saved, or was before. */
const OF_EDITORS = /^4913$|~$|^#.*#$|\.tmp$|___jb_(tmp|old)___$/;

/** Whether a file is none of its folder's: hidden, or left there by a system or an editor. */
export function isPassedOver(name: string): boolean {
  return name.startsWith('.') || OF_SYSTEMS.includes(name) || OF_EDITORS.test(name);
}
