import { vatRate } from '@venue/sdk/papers/model';

export const vatOptions = vatRate.options.map(({ id, label }) => ({ id, label }));
