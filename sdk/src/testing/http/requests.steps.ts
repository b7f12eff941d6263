import type * as z from 'zod/mini';
import {
  getEventRequest,
  listEventRequests,
  moveEventRequest,
} from '../../event-requests/event-requests.admin.calls.ts';
import {
  addEventRequest,
  getActiveEventRequest,
  getMyEventRequest,
  listActiveEventRequests,
  listMyEventRequests,
  removeMyEventRequest,
  saveMyEventRequest,
} from '../../event-requests/event-requests.calls.ts';
import {
  EventRequest,
  type EventRequestStatus,
  eventRequestStatus,
  statusesAfterSubmit,
} from '../../event-requests/event-requests.model.ts';
import { SAMPLE_NOW } from '../moments.ts';
import { sampleReply } from '../replies.ts';
import { numbers, refuse, type Step, step, withRows } from './step.ts';

const { draft } = eventRequestStatus;
const afterSubmit: ReadonlySet<EventRequestStatus> = new Set(statusesAfterSubmit);

/** From the draft of a request for an event over its submission to what staff decide. */
export function requestSteps(seed: number): Step[] {
  const requests = new Map<number, EventRequest>();
  const removed = new Set<number>();
  const next = numbers();
  const [sampleRow] = sampleReply(listMyEventRequests, seed).items;
  const ownIn = (isIn: (status: EventRequestStatus) => boolean) =>
    [...requests.values()].filter(each => isIn(each.eventRequestStatus)).toReversed();
  const mustExist = (id: number) => (removed.has(id) ? refuse('not_found') : requests.get(id));

  return [
    step(addEventRequest, (sample, { body }) => {
      const id = next();
      requests.set(id, requestOf(sampleReply(getMyEventRequest, seed).message, { ...body, eventRequestId: id }, 1));
      return { id, message: { ...sample.message, version: 1 } };
    }),

    step(getMyEventRequest, (sample, { id }) => ({ message: mustExist(id) ?? sample.message })),
    step(getActiveEventRequest, (sample, { id }) => ({ message: mustExist(id) ?? sample.message })),

    step(saveMyEventRequest, (sample, { id, body: { version, ...answers } }) => {
      const before = mustExist(id);
      if (!before) return sample;
      if (before.eventRequestStatus !== draft) refuse('not_editable');
      if (version !== undefined && version !== before.version)
        refuse('conflict', { current: before, savedBy: null, savedAt: SAMPLE_NOW });
      const after = requestOf(before, answers, before.version + 1);
      requests.set(id, after);
      return { message: after };
    }),

    step(removeMyEventRequest, (_, { id }) => {
      if ((mustExist(id)?.eventRequestStatus ?? draft) !== draft) refuse('not_editable');
      requests.delete(id);
      removed.add(id);
      return { message: { success: true } };
    }),

    step(listMyEventRequests, sample =>
      sampleRow
        ? withRows(
            sample,
            ownIn(status => !afterSubmit.has(status)).map(each => rowOf(each, sampleRow)),
          )
        : sample,
    ),
    step(listActiveEventRequests, sample =>
      sampleRow
        ? withRows(
            sample,
            ownIn(status => afterSubmit.has(status)).map(each => rowOf(each, sampleRow)),
          )
        : sample,
    ),

    step(listEventRequests, sample => {
      const [model] = sample.items;
      const own = ownIn(status => status !== draft);
      return model
        ? withRows(
            sample,
            own.map(each => ({ ...rowOf(each, model), can: model.can })),
          )
        : sample;
    }),
    step(getEventRequest, (sample, { id }) => {
      const own = mustExist(id);
      return own ? { message: { ...rowOf(own, sample.message), can: sample.message.can } } : sample;
    }),
    step(moveEventRequest, (sample, { id, body: { seen, status } }) => {
      const own = mustExist(id);
      if (!own) return sample;
      const { eventRequestStatus: current } = own;
      if (seen !== undefined && seen !== current)
        refuse('already_decided', { what: eventRequestStatus.option(current).label, by: null, at: SAMPLE_NOW });
      const after = { ...own, eventRequestStatus: status, updatedAt: SAMPLE_NOW };
      requests.set(id, after);
      return { message: { ...rowOf(after, sample.message), can: sample.message.can } };
    }),
  ];
}

/** A request with the answers that were sent, as far as its page shows them as they were sent. */
function requestOf(before: EventRequest, answers: object, version: number): EventRequest {
  const after = { ...before, ...fitting(answers), version, updatedAt: SAMPLE_NOW };
  return {
    ...after,
    ...{ rejectionReason: null, endedBy: null, proposals: [], unread: 0, proposalStatus: null, hasReview: false },
    can: after.eventRequestStatus === draft ? ['edit', 'submit', 'remove'] : [],
  };
}

const fields: Readonly<Record<string, z.ZodMiniType>> = EventRequest.shape;
const fitting = (answers: object): object =>
  Object.fromEntries(Object.entries(answers).filter(([name, value]) => fields[name]?.safeParse(value).success));

/** A row, or a page of staff, with what it has in common with the request. */
const rowOf = <Row extends object>(own: EventRequest, model: Row): Row => ({ ...model, ...pick(own, model) });

/** The fields of one object that another has too. */
const pick = (from: object, like: object): object =>
  Object.fromEntries(Object.entries(from).filter(([name, value]) => name in like && value !== undefined));
