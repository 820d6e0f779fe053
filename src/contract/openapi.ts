import packageJson from '../../package.json' with { type: 'json' };
import { componentSchemas, withReferences } from './components.ts';
import { ERRORS, type ErrorName } from './errors.ts';
import { OPERATIONS, type Operation, REQUEST_ID } from './operations.ts';
import { ON_EVERY_ANSWER, RESPONSE_HEADERS, type ResponseHeader } from './response-headers.ts';

/** The OpenAPI 3.1 document of the four endpoints, from the same schemas that read requests. */
export function openApiDocument(): Record<string, unknown> {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Huesmith',
      version: packageJson.version,
      summary: 'Colour palettes from a text description',
      description: ABOUT,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The service that serves this document' }],
    security: [{ apiKey: [] }, { bearer: [] }],
    tags: [{ name: 'Palettes', description: 'Generate, export, look back, and see what is left.' }],
    paths: Object.fromEntries(Object.values(OPERATIONS).map((operation) => [operation.path, pathItem(operation)])),
    components: {
      schemas: componentSchemas(),
      headers: RESPONSE_HEADERS,
      responses: Object.fromEntries(errorNames().map((name) => [name, errorAnswer(name)])),
      securitySchemes: {
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'X-API-Key',
          description: 'A key `sk_live_…`. Wins over Bearer.',
        },
        bearer: { type: 'http', scheme: 'bearer', description: 'The same key as a Bearer token.' },
      },
    },
  };
}

const ABOUT =
  'Every answer carries the limit headers and `X-Request-Id`. Every error is `{ "error", "message" }` with one of six ' +
  'codes; the message says what is wrong, where, and what is allowed. Every authenticated request counts one, whatever ' +
  'its answer, except 403, 404, 405, 429, 5xx and a replay. A wrong path is 404 and a wrong method 405, both with ' +
  '`invalid_request`.';

function pathItem(operation: Operation): object {
  const { id, method, summary, description, body, answer, headers, errors } = operation;
  return {
    [method]: {
      operationId: id,
      tags: ['Palettes'],
      summary,
      description,
      ...parameters(operation),
      ...(body && {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: withReferences(body.schema), example: body.example } },
        },
      }),
      responses: {
        200: { ...answer, content: withReferences(answer.content), headers: headerReferences(headers) },
        ...Object.fromEntries(errors.map((name) => [ERRORS[name].status, { $ref: `#/components/responses/${name}` }])),
      },
    },
  };
}

const ON_EVERY_REQUEST = {
  'X-Request-Id': {
    description: 'Your own name for this request, which its answer and the log then carry. Another form is ignored.',
    schema: { type: 'string', minLength: 1, maxLength: 128, pattern: REQUEST_ID.source },
  },
};

function parameters({ query, requestHeaders }: Operation): object {
  const inQuery = Object.entries(query?.properties ?? {}).map(([name, schema]) => ({ name, in: 'query', schema }));
  const inHeaders = Object.entries({ ...requestHeaders, ...ON_EVERY_REQUEST }).map(([name, header]) => ({
    name,
    in: 'header',
    description: header.description,
    schema: header.schema,
  }));
  return { parameters: [...inQuery, ...inHeaders] };
}

function errorNames(): readonly ErrorName[] {
  return [...new Set(Object.values(OPERATIONS).flatMap(({ errors }) => errors))];
}

const EXTRA_HEADERS: Readonly<Partial<Record<ErrorName, readonly ResponseHeader[]>>> = {
  method_not_allowed: ['Allow'],
  unauthorized: ['WWW-Authenticate'],
  rate_limit_exceeded: ['Retry-After'],
  service_unavailable: ['Retry-After'],
};

function errorAnswer(name: ErrorName): object {
  const { code, sentence } = ERRORS[name];
  return {
    description: sentence,
    headers: headerReferences(EXTRA_HEADERS[name] ?? []),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/ErrorBody' },
        example: { error: code, message: sentence },
      },
    },
  };
}

function headerReferences(own: readonly ResponseHeader[]): object {
  return Object.fromEntries(
    [...ON_EVERY_ANSWER, ...own].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );
}
