import { ApiError } from '../../contract/errors.ts';

/** Sentences for what Node's parser refuses, by its error code. */
const SENTENCES: Readonly<Record<string, string>> = {
  HPE_INVALID_METHOD: 'The request line does not begin with an HTTP method.',
  HPE_INVALID_URL: 'The target of the request line is malformed.',
  HPE_INVALID_VERSION: 'The HTTP version of the request line is malformed.',
  HPE_INVALID_CONSTANT: 'The request line is malformed.',
  HPE_INVALID_HEADER_TOKEN: 'A header is malformed.',
  HPE_INVALID_CONTENT_LENGTH: 'The header Content-Length is malformed.',
  HPE_UNEXPECTED_CONTENT_LENGTH: 'Content-Length stands twice, or beside Transfer-Encoding.',
  HPE_INVALID_TRANSFER_ENCODING: 'The header Transfer-Encoding is malformed, or stands beside Content-Length.',
  HPE_INVALID_CHUNK_SIZE: 'The size of a chunk of the body is malformed.',
  HPE_INVALID_EOF_STATE: 'The request ends before it is whole.',
  HPE_CLOSED_CONNECTION: 'Something follows a request that said it was the last.',
};

/** What Node's HTTP parser has refused, as an answer. */
export function malformedMessage(error: Error): ApiError {
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'HPE_HEADER_OVERFLOW') return new ApiError('headers_too_large', { cause: error });
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new ApiError('request_timeout', { cause: error });
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return new ApiError('body_too_large', { cause: error });
  const message = SENTENCES[code] ?? 'This is no HTTP/1.1 request.';
  return new ApiError('invalid_request', { message, cause: error });
}
