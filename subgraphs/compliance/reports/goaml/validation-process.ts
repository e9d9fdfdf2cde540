import { runValidation } from './run-validation.ts'
import type { ValidationTask } from './validate.ts'

/** Validates one document for the process that started this one, and ends. */
process.once('message', (task: ValidationTask) => {
  process.send!(runValidation(task), () => process.disconnect())
})
