import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../core/db/database.ts';
import type { FileReferences } from '../core/files/references.ts';
import type { Route } from '../core/http/handle.ts';
import type { Sessions } from '../core/sessions.ts';
import type { Job } from '../jobs/job.ts';
import type { Ports } from '../ports/ports.ts';
import type { AgreementPapers } from './agreementPapers.ts';
import type { AuditOffer } from './audit.ts';
import type { OfferedAction } from './bulkAction.ts';
import type { Closing } from './closing.ts';
import type { DemoData } from './demo.ts';
import type { ExpiredRows } from './expiredRows.ts';
import type { FoundDocuments } from './foundDocuments.ts';
import type { Gauges } from './gauges.ts';
import type { Invariant } from './invariant.ts';
import type { Payable } from './payable.ts';
import type { PendingRows } from './pendingRows.ts';
import type { PersonalData } from './personalData.ts';
import type { ProfileHooks } from './profileHooks.ts';
import type { Reminding } from './reminding.ts';
import type { SearchSource } from './searchSource.ts';
import type { TakenHours } from './takenHours.ts';
import type { TodayOffer } from './today.ts';
import type { Versioned } from './versioned.ts';

/** What the plugin of an area may use outside a request. */
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
  /** The calls it answers; a function if some answers are gathered from all areas. */
  readonly routes?: readonly Route[] | ((areas: readonly Area[]) => readonly Route[]);
  /** Its background jobs; a function if they work for all areas. */
  readonly jobs?: readonly Job[] | ((areas: readonly Area[]) => readonly Job[]);
  /** Pages and webhooks, which are not calls. */
  readonly plugin?: (app: FastifyInstance, parts: AreaParts, areas: readonly Area[]) => Promise<void> | void;
  /** Inserts rows that must exist before anything is served. */
  readonly prepare?: (db: Db, now: Date) => Promise<void>;
  /** Whether the area is enabled with these settings; omitted if it always is. */
  readonly when?: (config: Config) => boolean;
  /** Bulk actions on everything that matches a list's filter. */
  readonly bulk?: readonly OfferedAction[];
  /** Texts of the audit log about changes by staff. */
  readonly audit?: AuditOffer;
  /** Kinds of records the search looks through. */
  readonly search?: readonly SearchSource[];
  /** Its documents in the search of the site. */
  readonly found?: readonly FoundDocuments[];
  /** Kinds of records that keep versions of what visitors saw. */
  readonly versions?: readonly Versioned[];
  /** Records that wait for a decision by staff. */
  readonly pending?: (now: Date) => readonly PendingRows[];
  /** Its card about today on the dashboard. */
  readonly today?: TodayOffer;
  /** The personal data it keeps. */
  readonly personal?: PersonalData;
  /** Its hooks into the profiles of customers. */
  readonly profile?: ProfileHooks;
  /** Reads which hours of rooms are taken. */
  readonly takenHours?: TakenHours;
  /** What becomes of its records when their hours are closed. */
  readonly closing?: Closing;
  /** Kinds of things that people are reminded of before their moment. */
  readonly reminds?: readonly Reminding[];
  /** Kinds of things that are paid for. */
  readonly payable?: readonly Payable[];
  /** Its numbers for `/metrics`; a function if they are those of all areas. */
  readonly gauges?: readonly Gauges[] | ((areas: readonly Area[]) => readonly Gauges[]);
  /** Its rows that expire and are deleted by a job. */
  readonly expired?: readonly ExpiredRows[];
  /** The papers made under agreements; exactly one area provides this. */
  readonly agreementPapers?: AgreementPapers;
  /** What refers to its files; a file without references is deleted. */
  readonly files?: readonly FileReferences[];
  /** What always holds for its rows, and no constraint can say. */
  readonly invariants?: readonly Invariant[];
  /**
   * Runs once in a database restored from a copy, before anybody is served. What happened after the copy is forgotten,
   * but not undone: messages were sent, sessions ended.
   */
  readonly restored?: (tx: Db) => Promise<void>;
  /** Runs when a mail server has said that an address does not exist. */
  readonly unreachable?: (tx: Db, email: string, now: Date) => Promise<void>;
  /** Its demo data. */
  readonly demo?: DemoData;
  /** Authenticates tokens; exactly one area provides this. */
  readonly sessions?: (db: Db) => Sessions;
}

/** Declares an area. It returns its argument: an area is data. */
export const area = (declared: Area): Area => declared;

/** Every call these areas answer. */
export const routesOf = (areas: readonly Area[]): readonly Route[] =>
  areas.flatMap(({ routes = [] }) => (typeof routes === 'function' ? routes(areas) : routes));

/** All background jobs of these areas. */
export const jobsOf = (areas: readonly Area[]): readonly Job[] =>
  areas.flatMap(({ jobs = [] }) => (typeof jobs === 'function' ? jobs(areas) : jobs));

/** All numbers that these areas show at `/metrics`. */
export const gaugesOf = (areas: readonly Area[]): readonly Gauges[] =>
  areas.flatMap(({ gauges = [] }) => (typeof gauges === 'function' ? gauges(areas) : gauges));

/** Everything that can be paid for in these areas. */
export const payablesOf = (areas: readonly Area[]): readonly Payable[] => areas.flatMap(({ payable = [] }) => payable);

/** What always holds for the rows of these areas. */
export const invariantsOf = (areas: readonly Area[]): readonly Invariant[] =>
  areas.flatMap(({ invariants = [] }) => invariants);

/** What the area with the papers of agreements offers. */
export function agreementPapersOf(areas: readonly Area[]): AgreementPapers {
  const offer = areas.find(each => each.agreementPapers)?.agreementPapers;
  if (!offer) throw new Error('no area has the papers of agreements');
  return offer;
}
