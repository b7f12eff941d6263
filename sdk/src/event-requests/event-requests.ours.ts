import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { created, done, Instant, message, QueryInt } from '../core/schema/fields.ts';
import { file } from '../core/schema/file.ts';
import { InputDay } from '../core/schema/inputDates.ts';
import { required } from '../core/schema/rules.ts';
import { Estimate, EventRequestReview } from './event-requests.model.ts';

/** The price of one of my requests as it is saved now, and which parts only a manager can price. */
export const estimateEventRequest = call({
  id: 'eventRequest.estimate',
  summary: 'Estimate the cost of my event request',
  method: 'GET',
  path: '/event-request/estimate/{id}',
  access: 'customer',
  reply: message(Estimate),
  fails: ['not_found'],
  reads: ['event-requests'],
  ours: true,
});

/**
 * Creates a draft with the answers, services, stages and files of one of my requests. Its dates are left out: they have
 * passed or are taken by the original.
 */
export const repeatEventRequest = call({
  id: 'eventRequest.repeat',
  summary: 'Create a draft from one of my event requests',
  method: 'POST',
  path: '/event-request/repeat/{id}',
  access: 'customer',
  reply: created(),
  fails: ['not_found', 'draft_limit', 'file_space_full'],
  changes: ['event-requests'],
  repeat: 'idempotency-key',
  ours: true,
});

/**
 * The technical scenario of a request as a PDF to work from, for its customer, and once it was sent for staff who may
 * read requests.
 */
export const downloadRunningOrder = call({
  id: 'eventRequest.runningOrder',
  summary: 'Download the running order of an event request',
  method: 'GET',
  path: '/event-request/running-order/{id}',
  access: 'signed-in',
  reply: file('application/pdf'),
  fails: ['not_found'],
  reads: ['event-requests'],
  ours: true,
});

/**
 * The taken hours of a space between two days, given by their starts, without saying by whom; the hours of the reader's
 * own request `except` are left out. At most 62 days at once.
 */
export const listBusyHours = call({
  id: 'eventRequest.busyHours',
  summary: 'List the taken hours of a space',
  method: 'GET',
  path: '/event-request/busy-hours',
  access: 'public',
  query: z.object({ spaceId: QueryInt, from: InputDay, to: InputDay, except: z.optional(QueryInt) }),
  reply: message(z.object({ hours: z.array(Instant) })),
  fails: ['not_found'],
  reads: ['event-requests', 'schedule'],
  ours: true,
});

/** Downloads a file of a request, for its customer and for staff who may read requests. */
export const downloadEventRequestFile = call({
  id: 'eventRequest.fileDownload',
  summary: 'Download a file of an event request',
  method: 'GET',
  path: '/event-request/file/{fileId}',
  access: 'signed-in',
  reply: file('application/octet-stream'),
  fails: ['not_found'],
  reads: ['event-requests.files'],
  ours: true,
});

const reviewToken = z.string().check(z.minLength(1), z.maxLength(200));

/** The event that a review link is for; `link_expired` when the link is too old or was altered. */
export const getReviewLink = call({
  id: 'eventRequest.reviewLink',
  summary: 'Read what a link for a review is about',
  method: 'POST',
  path: '/event-request/review/link',
  access: 'public',
  body: z.object({ token: reviewToken }),
  reply: message(
    z.object({ eventRequestTitle: z.string(), eventRequestDateStart: z.nullable(Instant), hasReview: z.boolean() }),
  ),
  fails: ['link_expired'],
  reads: ['event-requests'],
  ours: true,
});

/** Leaves a review by the link that the customer got after their event; an event has one review, whoever leaves it. */
export const addReviewByLink = call({
  id: 'eventRequest.reviewByLink',
  summary: 'Leave a review of an event by its link',
  method: 'POST',
  path: '/event-request/review/by-link',
  access: 'public',
  body: z.object({
    token: reviewToken,
    reviewAuthor: required(200),
    reviewRating: EventRequestReview.shape.reviewRating,
    reviewText: EventRequestReview.shape.reviewText,
  }),
  reply: done,
  fails: ['link_expired', 'review_not_allowed'],
  changes: ['event-requests', 'reviews'],
  repeat: 'never: the second finds the review left',
  ours: true,
});
