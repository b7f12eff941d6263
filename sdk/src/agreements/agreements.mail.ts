import * as z from 'zod/mini';
import { PaperMailFields } from '../papers/papers.model.ts';
import { AgreementOf } from './agreements.bodies.ts';

// Kept apart from the other bodies: a program that mails nothing does not bundle it.

export const AgreementMail = z.extend(AgreementOf, PaperMailFields.shape);
