/** Defects by which one player's state reaches another player. */
import type { Call } from '../../../contract/endpoints.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import { callOf, cookieOf, type Defect, type Defects, parts, asRejection, statusChanged } from './defect.ts';

/** After a success of `cause` by one player, all others are rejected. */
function blocksOthers(cause: Call, blocked: Call, code: ErrorCode): Defect['applyFault'] {
  return (deliver) => {
    let cookie: string | null = null;
    return async (request) => {
      const own = cookieOf(request, 'sid');
      if (callOf(request) === blocked && cookie !== null && cookie !== own)
        return asRejection(new Response(null, { headers: { 'X-Request-Id': 'blocked' } }), code);
      const response = await deliver(request);
      if (callOf(request) === cause && response.ok) cookie ??= own;
      return response;
    };
  };
}

/** The response of `from` to one player answers `to` of everyone. */
function leaks(from: Call, to: Call): Defect['applyFault'] {
  return (deliver) => {
    let kept: Response | null = null;
    return async (request) => {
      if (callOf(request) === to && kept) return kept.clone();
      const response = await deliver(request);
      if (callOf(request) === from && response.ok) kept = response.clone();
      return response;
    };
  };
}

export const betweenPlayersDefects: Defects = {
  'an order of one player blocks everyone → depositCreate.separate': blocksOthers(
    'depositCreate',
    'depositCreate',
    'OPEN_ORDER',
  ),
  'a promotion can be claimed by one player → promotionClaim.separate': blocksOthers(
    'promotionClaim',
    'promotionClaim',
    'PROMOTION_USAGE',
  ),
  'an exclusion excludes everyone → selfExclude.separate': blocksOthers(
    'selfExclude',
    'depositCreate',
    'SELF_EXCLUDED',
  ),
  'a limit holds for everyone → limitsChange.separate': leaks('limitsChange', 'limits'),
  'everyone sees the limits of the last change → limits.of-another': leaks('limitsChange', 'limits'),
  'the data of a player are cached for everyone → playerInfo.of-another': leaks('playerInfo', 'playerInfo'),
  'everyone has the same credit → credit.separate': parts('credit', 'credit', () => ({ amount: '123.45' })),
  'a quote does not look at the own credit → withdrawQuote.separate': statusChanged(
    'withdrawQuote',
    409,
    200,
  ),
  'a launch does not look at the own credit → gameLaunch.separate': statusChanged('gameLaunch', 409, 200),
};
