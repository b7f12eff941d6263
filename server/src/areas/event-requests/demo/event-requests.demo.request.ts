import type { EventRequestStatus, TechnicalScenarioStage } from '@venue/sdk/event-requests/model';
import type { Answers } from '../event-requests.rules.ts';

type Stage = Partial<
  Pick<TechnicalScenarioStage, 'technicalScenarioContent' | 'technicalScenarioSound' | 'technicalScenarioLight'>
> & { readonly value: string; readonly start: string; readonly end: string };

export interface RequestData {
  /** Index of its owner among the demo's customers. */
  readonly owner: number;
  readonly status: EventRequestStatus;
  readonly title: string;
  readonly description: string;
  readonly audience: string;
  /** Days from now, and the hour it begins. */
  readonly day: number;
  readonly hour: number;
  readonly minutes: number;
  readonly participants: number;
  readonly roomId: number;
  readonly format: string;
  readonly creative?: string;
  readonly referral?: string;
  readonly age?: string;
  readonly admittance?: string;
  readonly answers: Partial<Answers>;
  readonly services: readonly (readonly [name: string, quantity: number])[];
  readonly stages: readonly Stage[];
  readonly refusal?: string;
}
