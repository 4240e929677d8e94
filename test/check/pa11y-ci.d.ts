declare module 'pa11y-ci' {
  interface Issue {
    code: string;
    type: 'error' | 'warning' | 'notice';
    message: string;
    selector: string;
    runner: 'axe' | 'htmlcs';
    runnerExtras?: { needsFurtherReview?: boolean };
  }
  interface Target {
    url: string;
    viewport?: { width: number; height: number; isMobile?: boolean; hasTouch?: boolean };
  }
  interface Report {
    /** By URL; an Error if the page could not be tested. */
    results: Record<string, (Issue | Error)[]>;
  }

  export type { Issue, Report, Target };
  export default function pa11yCi(targets: readonly Target[], options: object): Promise<Report>;
}
