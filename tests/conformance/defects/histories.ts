/** Defects of the filters and totals of histories: contract §1. */
import type { HistoryFilterName } from '../../../contract/history.ts';
import {
  answers,
  callOf,
  type Defect,
  type Defects,
  type Deliver,
  type Json,
  jsonOf,
  plus,
  sent,
  successes,
} from './defect.ts';

type HistoryCall = 'depositList' | 'withdrawList' | 'usageList';

/** A filter that the server echoes and applies in its own way: to the rows of a page that the mock has not filtered by it. */
function filteredBy(
  call: HistoryCall,
  names: readonly HistoryFilterName[],
  isFound: (row: Json, value: (name: HistoryFilterName) => string | null) => boolean,
): Defect['applyFault'] {
  return (deliver) => async (request) => {
    const asked = new URL(request.url).searchParams;
    const response = await deliver(request.clone());
    if (callOf(request) !== call || !names.some((name) => asked.has(name)) || !response.ok) return response;
    const { filters } = (await response.json()) as Json;
    const page = await without(names, deliver, request);
    const items = (page['items'] as Json[]).filter((row) => isFound(row, (name) => asked.get(name)));
    return jsonOf(response, { ...page, items, total: items.length, filters });
  };
}

async function without(names: readonly string[], deliver: Deliver, request: Request): Promise<Json> {
  const unfiltered = await sent(request, {
    url: ({ searchParams }) => {
      for (const name of names) searchParams.delete(name);
    },
  });
  return (await (await deliver(unfiltered)).json()) as Json;
}

/** Rejections of invalid filters become an empty list. */
function emptyInsteadOf422(call: HistoryCall, name: HistoryFilterName): Defect['applyFault'] {
  return answers(call, async (response, request) => {
    const isMeant = response.status === 422 && new URL(request.url).searchParams.has(name);
    const page = { items: [], page: 1, pageSize: 10, total: 0, filters: {} };
    return isMeant ? jsonOf(response, page, 200) : response;
  });
}

/** Changes the totals of a history. */
function totals(call: HistoryCall, change: (total: Json) => Json): Defect['applyFault'] {
  return successes(call, (body) => ({ ...body, totals: (body['totals'] as Json[]).map(change) }));
}

const dayOfUtc = (instant: unknown) => String(instant).slice(0, 10);

export const plantedHistoryDefects: Defects = {
  'the status of a history is echoed and ignored → depositList.filter-status': filteredBy(
    'depositList',
    ['status'],
    () => true,
  ),
  'the status of a history is applied without its echo → withdrawList.filter-status': successes(
    'withdrawList',
    ({ filters: _filters, ...body }) => body,
  ),
  'the echo of a history has another status than was sent → usageList.filter-status': successes(
    'usageList',
    (body) => ({ ...body, filters: { status: 'ACTIVE' } }),
  ),
  'a filtered history is oldest first → withdrawList.filter-provider': answers(
    'withdrawList',
    async (response, request) => {
      if (!new URL(request.url).searchParams.has('provider') || !response.ok) return response;
      const body = (await response.json()) as Json;
      return jsonOf(response, { ...body, items: (body['items'] as Json[]).toReversed() });
    },
  ),
  'the total of a filtered history is that of the whole one → depositList.filter-provider':
    (deliver) => async (request) => {
      const response = await deliver(request.clone());
      if (callOf(request) !== 'depositList' || !response.ok) return response;
      const { total } = await without(['provider'], deliver, request);
      return jsonOf(response, { ...((await response.json()) as Json), total });
    },
  'the provider of a promotion history is echoed and ignored → usageList.filter-provider': filteredBy(
    'usageList',
    ['provider'],
    () => true,
  ),
  'the days of a history are days of UTC → depositList.filter-days': filteredBy(
    'depositList',
    ['from', 'to'],
    ({ createdAt }, value) => {
      const day = dayOfUtc(createdAt);
      return day >= (value('from') ?? day) && day <= (value('to') ?? day);
    },
  ),
  'the last day of a history is not included → withdrawList.filter-days': filteredBy(
    'withdrawList',
    ['from', 'to'],
    ({ createdAt }, value) => {
      const at = Date.parse(String(createdAt));
      const startOf = (name: 'from' | 'to') => Date.parse(`${value(name)}T00:00:00+07:00`);
      return (
        (value('from') === null || at >= startOf('from')) && (value('to') === null || at < startOf('to'))
      );
    },
  ),
  'a promotion history is filtered by the time of use → usageList.filter-days': filteredBy(
    'usageList',
    ['from', 'to'],
    ({ usedAt }, value) => {
      const day = dayOfUtc(usedAt);
      return day >= (value('from') ?? day) && day <= (value('to') ?? day);
    },
  ),
  'a code is found only as it is written → depositList.filter-code': filteredBy(
    'depositList',
    ['q'],
    ({ code }, value) => String(code).includes((value('q') ?? '').replace(/\p{Cf}/gu, '').trim()),
  ),
  'a code is found only completely → withdrawList.filter-code': filteredBy(
    'withdrawList',
    ['q'],
    ({ code }, value) =>
      String(code).toLowerCase() ===
      (value('q') ?? '')
        .replace(/\p{Cf}/gu, '')
        .trim()
        .toLowerCase(),
  ),
  'a promotion is not found by the code of its deposit → usageList.filter-code': filteredBy(
    'usageList',
    ['q'],
    ({ id }, value) =>
      String(id)
        .toLowerCase()
        .includes(
          (value('q') ?? '')
            .replace(/\p{Cf}/gu, '')
            .trim()
            .toLowerCase(),
        ),
  ),
  ...Object.fromEntries(
    (['depositList', 'withdrawList', 'usageList'] as const).map((call) => [
      `${call} filters one page as if it were the whole list → ${call}.filter-pages`,
      filteredBy(call, ['status'], ({ status }, value) => status === value('status')),
    ]),
  ),
  'an unknown status of a history is an empty list → depositList.filter-values': emptyInsteadOf422(
    'depositList',
    'status',
  ),
  'an unknown provider of a history is an empty list → withdrawList.filter-values': emptyInsteadOf422(
    'withdrawList',
    'provider',
  ),
  'a period that ends before its start is an empty list → usageList.filter-values': emptyInsteadOf422(
    'usageList',
    'to',
  ),
  'the totals of a history are those of the page → depositList.totals': successes('depositList', (body) =>
    (body['items'] as Json[]).some(({ status }) => status === 'SUCCESS') ? body : { ...body, totals: [] },
  ),
  'the credit of a failed withdrawal counts as withdrawn → withdrawList.totals': totals(
    'withdrawList',
    (total) => ({ ...total, withdrawn: plus(total['withdrawn'], '100') }),
  ),
  'the totals of promotions are a hundredth too high → usageList.totals': totals('usageList', (total) => ({
    ...total,
    credited: plus(total['credited'], '0.01'),
  })),
};
