declare module 'pa11y-ci' {
  interface Issue {
    code: string;
    type: 'error' | 'warning' | 'notice';
    message: string;
    selector: string;
    runner: 'axe' | 'htmlcs';
    runnerExtras?: { needsFurtherReview?: boolean };
  }
  /** A URL with settings of its own. */
  interface Target {
    url: string;
    viewport?: { width: number; height: number; isMobile?: boolean; hasTouch?: boolean };
    /** What is done on the page before it is tested, in pa11y's words. */
    actions?: string[];
  }
  interface Options {
    chromeLaunchConfig: object;
    [option: string]: unknown;
  }
  interface Report {
    /** By URL; an Error where the page could not be tested. */
    results: Record<string, (Issue | Error)[]>;
  }

  export type { Issue, Report, Target };
  export default function pa11yCi(targets: Target[], options: Options): Promise<Report>;
}
