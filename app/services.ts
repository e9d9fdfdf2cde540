import type { RestService } from '#rest-adapter/endpoint.ts'
import { compliance } from '#rest-adapter/compliance/service.ts'
import { core } from '#rest-adapter/core/service.ts'
import { idv } from '#rest-adapter/idv/service.ts'
import { remittance } from '#rest-adapter/remittance/service.ts'
import { sentinel } from '#rest-adapter/sentinel/service.ts'

/** The REST interfaces that are served, each on its own base path. */
export const services: readonly RestService[] = [remittance, compliance, sentinel, idv, core]
