import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export type ParsedInput<Value> = { value: Value } | { error: string };

export interface Calculator<Value> {
  /** The name of the field and of the URL parameter. */
  name: string;
  /** Whether the script runs. */
  isLive: boolean;
  /** The last input, if it is valid. */
  value: Value | undefined;
  error: string | undefined;
  /** Lets screen readers announce a repeated error again. */
  errorCount: number;
  submit(event: FormEvent): void;
  calculate(text: string): void;
  input: RefObject<HTMLInputElement | null>;
  answer: RefObject<HTMLDivElement | null>;
}

/** A valid input is in the URL, so visitors can share it. */
export function useCalculator<Value extends string | number>(
  name: string,
  parse: (text: string) => ParsedInput<Value>,
): Calculator<Value> {
  const [isLive, setIsLive] = useState(false);
  const [parsed, setParsed] = useState<ParsedInput<Value>>();
  const [errorCount, setErrorCount] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    setIsLive(true);
    const query = new URLSearchParams(location.search).get(name);
    if (query === null || !input.current) return;
    input.current.value = query;
    setParsed(parse(query));
  }, [name, parse]);
  useEffect(() => {
    if (!isLive) return;
    if (answer.current?.hasChildNodes()) scrollToResult(answer.current);
    else if (input.current?.ariaInvalid) scrollToResult(input.current);
  }, [isLive]);
  const evaluate = () => {
    const next = parse(input.current?.value ?? '');
    // The error must exist before the field gets the focus.
    flushSync(() => {
      setParsed(next);
      if ('error' in next) setErrorCount((count) => count + 1);
    });
    updateUrl(name, 'value' in next ? String(next.value) : undefined);
    if ('error' in next) input.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    evaluate();
  };
  const calculate = (text: string) => {
    if (input.current) input.current.value = text;
    evaluate();
  };
  const value = parsed && 'value' in parsed ? parsed.value : undefined;
  const error = parsed && 'error' in parsed ? parsed.error : undefined;
  return { name, isLive, value, error, errorCount, submit, calculate, input, answer };
}

/** Scrolls to an answer or an error if the URL has an input, but no fragment, and the browser has not restored a scroll position. */
function scrollToResult(result: HTMLElement): void {
  if (!location.hash && !scrollY) result.scrollIntoView({ block: 'center' });
}

function updateUrl(name: string, value: string | undefined): void {
  const others = location.search.slice(1).split('&');
  const parts = others.filter((part) => part !== '' && !part.startsWith(`${name}=`));
  if (value !== undefined) parts.push(`${name}=${value}`);
  const query = parts.length > 0 ? `?${parts.join('&')}` : '';
  history.replaceState(history.state, '', location.pathname + query + location.hash);
}
