import { below, pagination, response, split, type ExpectedResponse } from './response.ts';

const staff = ['support', 'admin', 'owner'] as const;

/** Expected responses of the utilities of support. */
export const utilityResponses: readonly ExpectedResponse[] = [
  ...['accounts', 'catalog', 'commerce', 'content'].map((service) =>
    response(
      `/support/failed-jobs/${service}`,
      staff,
      below('kinds[]', split('name? target? kind? count?')),
      below('kinds[].jobs[]', split('id? attempts? madeAt? lastError?')),
    ),
  ),
  ...['catalog', 'commerce'].map((service) =>
    response(
      `/support/utility-runs/${service}`,
      staff,
      below('runs[]', split('id? kind? state? done? total? findingCount? startedAt? startedBy? endedAt?')),
      below('runs[].findings[]', split('code? recordId? part? expected? found?')),
    ),
  ),
  response(
    '/support/account-imports',
    staff,
    below('imports[]', split('id? fileName? state? rowCount? startedBy? startedAt? endedAt?')),
    below(
      'imports[].counts?',
      split(
        'create? update? skip? conflict? error? created? updated? skipped? failed? cancelled? removed? restored? ' +
          'kept? mailed?',
      ),
    ),
    pagination,
  ),
  response(
    '/support/membership-renewals/members',
    staff,
    split('provinces[]? plans[].id? plans[].name?'),
    below(
      'members[]',
      split('companyId? companyName? planId? planName? endsOn? daysLeft? province? hasCard? autoRenews? isInProgress?'),
    ),
    pagination,
  ),
  response(
    '/support/membership-renewals/runs',
    staff,
    below(
      'runs[]',
      split(
        'id? state? months? basis? invoiceNumber? note? startedBy? startedAt? endedAt? retryOf? total? renewed? ' +
          'skipped? failed? waiting?',
      ),
    ),
    pagination,
  ),
  response('/support/feeds', staff, split('feeds[].id? feeds[].name? failing held')),
  response(
    '/support/feed-runs',
    staff,
    below(
      'runs[]',
      split(
        'id? feedId? feedName? companyName? state? startedAt? endedAt? startedBy? decidedBy? isUnchangedFile? bytes? ' +
          'rows? created? updated? unchanged? rejected? duplicates? suspected? missing? expired? applied? fault? ' +
          'faultLine? excerpt?',
      ),
    ),
    pagination,
  ),
];
