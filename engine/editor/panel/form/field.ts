import type { GroupSpec, ValueSpec } from '../../../content/field-spec.ts';
import { make } from '../dom.ts';
import { isGroup, type Path } from '../values.ts';
import { drawChoice, drawFlag, drawNumber, drawReference, drawSelect, drawSeveral } from './choice.ts';
import type { Described, FormContext } from './context.ts';
import { capital, wrapGroup } from './control.ts';
import { keepFocusIn } from './focused.ts';
import { drawList } from './list.ts';
import { drawNamed, sayName } from './named.ts';
import { drawPicture, isPicture } from './picture.ts';
import { keepInStep } from './step.ts';
import { drawWords } from './words.ts';

/** A field of any kind, as its schema describes it. */
export function drawField(field: Described, path: Path, context: FormContext): HTMLElement {
  const { value } = field;
  switch (value.is) {
    case 'text':
      if (value.kind.is === 'reference') return drawReference(field, value.kind.to, path, context);
      return drawWords({ ...field, value }, path, context);
    case 'number':
      return drawNumber(field, path, context);
    case 'flag':
      return drawFlag(field, path, context);
    case 'choice':
      return drawChoice(field, value, path, context);
    case 'list':
      return drawList(field, value, path, context, drawField);
    case 'group':
      return drawGroup(field, value, path, context);
    case 'variants':
      return drawVariants(field, value, path, context);
    case 'either':
      return drawEither(field, value.of, path, context);
    case 'any':
      return make('span', { hidden: true });
  }
}

function drawGroup(field: Described, group: GroupSpec, path: Path, context: FormContext): HTMLElement {
  if (isPicture(group)) return drawPicture(field, group, path, context, drawField);
  // A group that may be left out is opened once somebody wants it.
  if (field.isOptional && context.read(path) === undefined)
    return drawAbsent(field, path, () => drawGroup({ ...field, isOptional: false }, group, path, context));
  const drawn = wrapGroup({ ...field, help: '' }, path, ...drawFields(group, path, context));
  keepInStep(drawn, group, path, context);
  return drawn;
}

function drawAbsent(field: Described, path: Path, draw: () => HTMLElement): HTMLElement {
  const add = make('button', { type: 'button', class: 'add' }, `Add ${field.label.toLowerCase()}`);
  const drawn = wrapGroup(field, path, add);
  add.addEventListener('click', () => {
    const opened = draw();
    drawn.replaceWith(opened);
    opened.querySelector<HTMLElement>('input, textarea, select')?.focus();
  });
  return drawn;
}

/** The fields of a group, and those of any other name that it says. */
export function drawFields(group: GroupSpec, path: Path, context: FormContext): HTMLElement[] {
  const { fields, others } = group;
  const written = context.read(path);
  const known = fields.map(({ name }) => name);
  const more = others && isGroup(written) ? Object.keys(written).filter((name) => !known.includes(name)) : [];
  const named = new Set(isGroup(written) ? Object.keys(written) : []);
  const drawn = [
    ...fields.map((field) => ({ name: field.name, draw: () => drawField(field, [...path, field.name], context) })),
    ...more.map((name) => ({
      name,
      draw: () =>
        drawField(
          { ...others, help: '', label: sayName(name), value: others?.value ?? { is: 'any' } },
          [...path, name],
          context,
        ),
    })),
  ];
  // Names of any kind stand in the order of the file.
  if (others) {
    drawn.sort((a, b) => [...named].indexOf(a.name) - [...named].indexOf(b.name));
    const drawNew = (name: string) =>
      drawField({ ...others, help: '', label: sayName(name) }, [...path, name], context);
    if (others.value.is === 'group') return drawNamed(drawn, group, path, context, drawNew);
  }
  return drawn.map(({ draw }) => draw());
}

function drawVariants(
  field: Described,
  { by, variants }: Extract<ValueSpec, { is: 'variants' }>,
  path: Path,
  context: FormContext,
): HTMLElement {
  const holder = make('div');
  const chosen = () => variants.find(({ name }) => name === context.read([...path, by]));
  let known: Record<string, unknown> = {};
  /** What only another one has goes, and comes back with it. */
  const keepOwn = () => {
    const [written, group] = [context.read(path), chosen()?.group];
    if (!group || !isGroup(written)) return;
    known = { ...known, ...written };
    const names = new Set(group.fields.map(({ name }) => name));
    context.write(path, Object.fromEntries(Object.entries(known).filter(([name]) => names.has(name))));
  };
  const draw = () => {
    const group = chosen()?.group;
    const choice = { label: capital(by), help: '', isOptional: false };
    const options = variants.map(({ name }) => ({ value: name, words: capital(name.replaceAll('-', ' ')) }));
    const select = drawSelect(choice, options, [...path, by], context);
    select.addEventListener('change', () => {
      keepOwn();
      keepFocusIn(holder, draw);
    });
    const fields = group
      ? drawFields({ ...group, fields: group.fields.filter(({ name }) => name !== by) }, path, context)
      : [];
    holder.replaceChildren(
      ...(path.length === 0 ? [select, ...fields] : [wrapGroup({ ...field, help: '' }, path, select, ...fields)]),
    );
  };
  if (path.length > 0 && field.isOptional && context.read(path) === undefined) {
    return drawAbsent(field, path, () => {
      draw();
      return holder;
    });
  }
  draw();
  return holder;
}

function drawEither(field: Described, of: readonly ValueSpec[], path: Path, context: FormContext): HTMLElement {
  const choice = of.find((value) => value.is === 'choice');
  if (choice?.is === 'choice') return drawSeveral(field, choice.of, path, context);
  return drawNumber(field, path, context);
}
