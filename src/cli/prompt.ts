import { PROMPT_MAX } from '../contract/bounds.ts';

/**
 * A prompt as the API takes it. The schemas, which take as long to load as the rest of a command, are asked only for the
 * sentence that says what is wrong.
 * @throws ApiError for one that the API would refuse
 */
export async function readPrompt(given: string): Promise<string> {
  const prompt = given.trim();
  const length = Array.from(prompt).length;
  if (length >= 1 && length <= PROMPT_MAX && prompt.isWellFormed()) return prompt;
  const { readRequest } = await import('../contract/requests.ts');
  return readRequest.generate({ prompt: given }).prompt;
}
