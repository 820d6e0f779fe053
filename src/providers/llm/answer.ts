import { Type, type Static } from 'typebox';

const text = Type.String();

/** What the model is asked to write: palettes by role, for the roles are what the colours are chosen for. */
export const LlmAnswer = Type.Object(
  {
    palettes: Type.Array(
      Type.Object(
        {
          name: text,
          description: text,
          colors: Type.Object(
            { background: text, text, primary: text, secondary: text, accent: text },
            { additionalProperties: false },
          ),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);

export type LlmAnswer = Static<typeof LlmAnswer>;
