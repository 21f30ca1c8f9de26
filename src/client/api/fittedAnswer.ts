import type { ZodError } from 'zod';
import { operations } from '../../contract/operations';
import { ApiError } from './ApiError';
import type { ApiRequest } from './apiRequest';
import type { Misfit } from './misfit';

/** What the specification's profile leaves out, as somebody counts of whom nothing else is known. */
const PROFILE = {
  phone: '',
  phone_code: '',
  company_name: '',
  company_name_en: null,
  company_department: '',
  company_title: '',
  marketing_approval: false,
  email_approval: false,
  sns_approval: false,
  is_test: false,
  company_registration_number: '',
  company_address: '',
  company_ceo: '',
  company_verified: false,
  company_complete: true,
  member_status: 'active',
  membership_refused: false,
  second_factor_missing: false,
  approval_changed_at: { marketing: null, email: null, sns: null },
  view_settings: { comparison_rows: 'compact', list_rows: 'comfortable', shortcuts: true, lists: {} },
} as const;

/** How an answer of the specification becomes one of ours, with what it does not have put in. */
const COMPLETED: Readonly<Record<string, (given: object) => object>> = {
  'GET /user/profile': (given) => {
    const present: Record<string, unknown> = Object.fromEntries(
      Object.entries(given).filter(([, value]) => value !== null && value !== undefined),
    );
    const { id } = present;
    return { ...PROFILE, ...present, ...(typeof id === 'number' ? { id: String(id) } : {}) };
  },
};

const reported = new Set<string>();

/**
 * An answer of another API as the screens take it: with what the specification leaves out put in. One that does not fit the
 * contract is reported once for each operation. When something was read, it then counts as failed, so that no screen
 * is drawn from what is not there; a change was made all the same.
 */
export function fittedAnswer(request: ApiRequest, data: unknown, report: (misfit: Misfit) => void): unknown {
  const { operation = '', method, url } = request;
  const endpoint = operations.get(operation);
  if (!endpoint || endpoint.file) return data;
  const given = data ?? {};
  const { error } = endpoint.response.safeParse(given);
  if (!error) return given;
  const fields = error.issues.map(({ path, code }) => `${path.join('.') || '(all)'}: ${code}`);
  if (!reported.has(operation)) {
    reported.add(operation);
    report({ operation, fields });
  }
  const completed = COMPLETED[operation]?.(given) ?? given;
  if (method !== 'GET' || readable(endpoint.response.safeParse(completed).error)) return completed;
  throw new ApiError({
    mcode: null,
    status: 200,
    message: '',
    issues: [],
    method,
    url,
    timedOut: false,
    unfit: true,
  });
}

/** A text that is none of ours (an id that is no UUID) is a text all the same; a missing or other value is not. */
function readable(error: ZodError | undefined): boolean {
  return (error?.issues ?? []).every(({ code }) => code === 'invalid_format');
}
