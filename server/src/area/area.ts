import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../core/db/database.ts';
import type { FileReferences } from '../core/files/references.ts';
import type { Route } from '../core/http/handle.ts';
import type { Sessions } from '../core/sessions.ts';
import type { Job } from '../jobs/job.ts';
import type { Ports } from '../ports/ports.ts';
import type { AuditOffer } from './audit.ts';
import type { OfferedAction } from './bulkAction.ts';
import type { DemoData } from './demo.ts';
import type { ExpiredRows } from './expiredRows.ts';
import type { FoundDocuments } from './foundDocuments.ts';
import type { Payable } from './payable.ts';
import type { PendingRows } from './pendingRows.ts';
import type { PersonalData } from './personalData.ts';
import type { ProfileHooks } from './profileHooks.ts';
import type { SearchSource } from './searchSource.ts';
import type { TakenHours } from './takenHours.ts';
import type { TodayOffer } from './today.ts';
import type { Versioned } from './versioned.ts';

/** What an area may use beside a request. */
interface AreaParts {
  readonly config: Config;
  readonly db: Db;
  readonly now: () => Date;
  readonly ports: Ports;
}

/**
 * An area of the server as one value. Nobody outside names an area: `areas.ts` lists them, and code that serves all of
 * them gathers from that list what each one offers.
 */
export interface Area {
  readonly name: string;
  /** The calls it answers. Some answers are gathered from all areas. */
  readonly routes?: readonly Route[] | ((areas: readonly Area[]) => readonly Route[]);
  /** What it does without a request. */
  readonly jobs?: readonly Job[] | ((areas: readonly Area[]) => readonly Job[]);
  /** Pages and webhooks, which are no calls. */
  readonly plugin?: (app: FastifyInstance, parts: AreaParts, areas: readonly Area[]) => Promise<void> | void;
  /** Rows that must be there before anything is served. */
  readonly prepare?: (db: Db, now: Date) => Promise<void>;
  /** Tells whether the area is there with these settings; left out, it always is. */
  readonly when?: (config: Config) => boolean;
  /** Actions over everything that fits a list's filter. */
  readonly bulk?: readonly OfferedAction[];
  /** How the log speaks of what staff change here. */
  readonly audit?: AuditOffer;
  /** Kinds of records the search looks through. */
  readonly search?: readonly SearchSource[];
  /** What visitors find of it. */
  readonly found?: readonly FoundDocuments[];
  /** Kinds of records that keep versions of what visitors saw. */
  readonly versions?: readonly Versioned[];
  /** What waits for staff. */
  readonly pending?: (now: Date) => readonly PendingRows[];
  /** What goes on today. */
  readonly today?: TodayOffer;
  /** What it keeps about people. */
  readonly personal?: PersonalData;
  /** What it has to do with the profiles of customers. */
  readonly profile?: ProfileHooks;
  /** Which hours of rooms are taken. */
  readonly takenHours?: TakenHours;
  /** What is paid for here. */
  readonly payable?: readonly Payable[];
  /** Its rows that are swept away, as of a moment. */
  readonly expired?: (now: Date) => readonly ExpiredRows[];
  /** What refers to its files: a file that nobody names is swept away. */
  readonly files?: readonly FileReferences[];
  /** What it shows in the demo. */
  readonly demo?: DemoData;
  /** How tokens become people: one area of all says it. */
  readonly sessions?: (db: Db) => Sessions;
}

/** Declares an area. It returns its argument: an area is data. */
export const area = (declared: Area): Area => declared;

/** Every call these areas answer. */
export const routesOf = (areas: readonly Area[]): readonly Route[] =>
  areas.flatMap(({ routes = [] }) => (typeof routes === 'function' ? routes(areas) : routes));

/** Everything these areas do without a request. */
export const jobsOf = (areas: readonly Area[]): readonly Job[] =>
  areas.flatMap(({ jobs = [] }) => (typeof jobs === 'function' ? jobs(areas) : jobs));

/** Everything these areas offer to be paid. */
export const payablesOf = (areas: readonly Area[]): readonly Payable[] => areas.flatMap(({ payable = [] }) => payable);
