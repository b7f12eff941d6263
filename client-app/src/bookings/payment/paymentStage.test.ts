import { EXPIRED_REASON } from '@venue/sdk/bookings/model';
import { describe, expect, it } from 'vitest';
import { type Stage, stageOf } from './paymentStage.ts';

const refund = { status: 'requested', sum: 1, at: '2026-11-26T05:00:00.000Z' } as const;
const ran = { rejectionReason: EXPIRED_REASON };

describe('the stage of a payment', () => {
  it.each<[string, object, object, Stage]>([
    ['waits to be paid', { status: 1 }, {}, 'pay'],
    ['is being paid', { status: 4 }, {}, 'paying'],
    ['frame says success: checked, not believed', { status: 4 }, { result: 'success' }, 'checking'],
    ['frame says success before the first read', { status: 1 }, { result: 'success' }, 'checking'],
    ['frame said success, the bank said no', { status: 1 }, { result: 'success', readSince: true }, 'declined'],
    ['frame says fail', { status: 4 }, { result: 'fail' }, 'declined'],
    ['the bank said no before the frame did', { status: 1 }, { wasUnderWay: true }, 'declined'],
    ['declined and open again', { status: 1 }, { result: 'fail' }, 'declined'],
    ['paid, whatever the frame says', { status: 2 }, { result: 'fail' }, 'paid'],
    ['ran out', { status: 3, ...ran }, {}, 'expired'],
    ['ran out while money was on its way', { status: 3, ...ran }, { result: 'success' }, 'checking'],
    ['ran out and the late money goes back', { status: 3, ...ran, refund }, { result: 'success' }, 'cancelled'],
    ['cancelled with a reason', { status: 3, rejectionReason: 'Авария' }, {}, 'cancelled'],
    ['released by its owner', { status: 3 }, { result: 'success' }, 'cancelled'],
  ])('%s', (_name, info, word, stage) => {
    const known = { status: 1, rejectionReason: null, refund: null, paidAt: null, ...info } as Parameters<
      typeof stageOf
    >[0];
    expect(stageOf(known, { result: 'nothing', readSince: false, wasUnderWay: false, ...word })).toBe(stage);
  });
});
