/** A violation of the content security policy, without anything about the visitor or the page. */
export interface PolicyViolation {
  readonly directive: string;
  /** `enforce` was blocked, `report` only reported. */
  readonly disposition: 'enforce' | 'report';
  readonly blocked: string;
}

/** A failure that the site's own pages report: the map provider whose script or key did not work. */
export interface MapFailure {
  readonly provider: 'google';
  readonly reason: 'script' | 'key';
}
/** What one report of a browser holds. */
export interface BrowserReport {
  readonly violations: readonly PolicyViolation[];
  readonly mapFailures: readonly MapFailure[];
}

const maxReports = 20;
const directives = new Set([
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'manifest-src',
  'frame-src',
  'worker-src',
  'form-action',
  'base-uri',
  'object-src',
  'frame-ancestors',
  'default-src',
  'media-src',
  'require-trusted-types-for',
  'trusted-types',
]);
const kinds = new Set(['inline', 'eval', 'wasm-eval', 'trusted-types-sink', 'trusted-types-policy', 'data', 'blob']);

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/**
 * Reads a report of a browser: a list of the Reporting API, or one object of `report-uri`. Returns undefined when it is
 * neither. Values come from a fixed list, so that nothing else of a report is counted or logged.
 */
export function readReport(text: string, origin: string): BrowserReport | undefined {
  const json = parse(text);
  if (Array.isArray(json)) {
    const reports: readonly unknown[] = json.slice(0, maxReports);
    const bodiesOf = (type: string) =>
      reports
        .filter((one): one is Fields => isObject(one) && one['type'] === type)
        .map(({ body }) => body)
        .filter(isObject);
    return {
      violations: bodiesOf('csp-violation').map((body) => violation(body, origin)),
      mapFailures: bodiesOf('map-provider-failure').map(({ reason }) => ({
        provider: 'google',
        reason: reason === 'key' ? 'key' : 'script',
      })),
    };
  }
  const single = isObject(json) ? json['csp-report'] : undefined;
  return isObject(single) ? { violations: [violation(single, origin)], mapFailures: [] } : undefined;
}

function violation(fields: Fields, origin: string): PolicyViolation {
  const [directive = ''] = String(
    fields['effectiveDirective'] ?? fields['effective-directive'] ?? fields['violated-directive'],
  ).split(' ');
  return {
    directive: directives.has(directive) ? directive : 'other',
    disposition: fields['disposition'] === 'report' ? 'report' : 'enforce',
    blocked: blockedKind(String(fields['blockedURL'] ?? fields['blocked-uri']), origin),
  };
}

function blockedKind(blocked: string, origin: string): string {
  if (kinds.has(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'other';
  return new URL(blocked).origin === origin ? 'own-address' : 'foreign-address';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
