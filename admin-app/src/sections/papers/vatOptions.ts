import { vatRate } from '@venue/sdk/agreements/model';

export const vatOptions = vatRate.options.map(({ id, label }) => ({ id, label }));
