const DEFAULT_STATUS = 500

type Fields = { statusCode?: unknown; status?: unknown; response?: unknown }

const fieldsOf = (value: unknown): Fields => (value instanceof Object ? value : {})

const isErrorStatus = (value: unknown): value is number =>
  typeof value === 'number' && value >= 400 && value < 600

/** The status of an error: its statusCode, its status or that of its response, else 500 (S1 §8, S2 §8 "Error normalisation"). */
export const errorStatus = (error: unknown): number => {
  const { statusCode, status, response } = fieldsOf(error)
  return [statusCode, status, fieldsOf(response).status].find(isErrorStatus) ?? DEFAULT_STATUS
}
