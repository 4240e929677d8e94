import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** What was read from a field: a value, or why there is none. */
export type ParsedInput<Value> = { value: Value } | { error: string };

export interface Calculator<Value> {
  /** Of the field, and in the address: "weekly" for "?weekly=150000". */
  name: string;
  /** Whether the script has come; before, there is nothing to calculate with. */
  live: boolean;
  /** The last input that could be parsed. */
  value: Value | undefined;
  error: string | undefined;
  /** How often something was refused: the same words again are news. */
  refusals: number;
  submit(event: FormEvent): void;
  input: RefObject<HTMLInputElement | null>;
  /** What holds the answer. */
  answer: RefObject<HTMLDivElement | null>;
}

/** A question and its answer; the address keeps it, so that it can be sent to others. */
export function useCalculator<Value extends string | number>(
  name: string,
  read: (text: string) => ParsedInput<Value>,
): Calculator<Value> {
  const [live, setLive] = useState(false);
  const [reading, setReading] = useState<ParsedInput<Value>>();
  const [refusals, setRefusals] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    setLive(true);
    const asked = new URLSearchParams(location.search).get(name);
    if (asked === null || !input.current) return;
    input.current.value = asked;
    setReading(read(asked));
  }, [name, read]);
  useEffect(() => {
    if (live) showAsked(answer.current);
  }, [live]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = read(input.current?.value ?? '');
    // The error is there before the focus comes to it.
    flushSync(() => {
      setReading(next);
      if ('error' in next) setRefusals((count) => count + 1);
    });
    keepInAddress(name, 'value' in next ? String(next.value) : undefined);
    if ('error' in next) input.current?.focus();
  };
  const value = reading && 'value' in reading ? reading.value : undefined;
  const error = reading && 'error' in reading ? reading.error : undefined;
  return { name, live, value, error, refusals, submit, input, answer };
}

/** Who opens an address with a question came for the answer; who comes back to it finds the page where it was. */
function showAsked(answer: HTMLElement | null): void {
  if (answer?.hasChildNodes() && scrollY === 0 && location.hash === '') answer.scrollIntoView({ block: 'center' });
}

/** What else the address says stays as it is written. */
function keepInAddress(name: string, value: string | undefined): void {
  const others = location.search.slice(1).split('&');
  const parts = others.filter((part) => part !== '' && !part.startsWith(`${name}=`));
  if (value !== undefined) parts.push(`${name}=${value}`);
  const query = parts.length > 0 ? `?${parts.join('&')}` : '';
  history.replaceState(history.state, '', location.pathname + query + location.hash);
}
