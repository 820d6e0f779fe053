import { Type } from 'typebox';
import { ERROR_CODES } from './errors.ts';

export const ErrorBody = Type.Object(
  {
    error: Type.Enum(ERROR_CODES, { description: 'What kind of error, for programs.' }),
    message: Type.String({ description: 'What is wrong, where, and what is allowed, for people.' }),
  },
  { additionalProperties: false, title: 'ErrorBody' },
);
