import type { Context } from '#kernel/context.ts'
import type { FaceResult } from '#idv/decision/decision-input.ts'
import { faceSimulator } from './face-simulator.ts'
import type { FaceProvider, FacesToCompare } from './faces.ts'
import { httpFaces } from './http-faces.ts'

/** The face provider of the caller's environment; undefined if none is configured, so that a person compares the faces. */
export function facesFor({ actor, settings }: Pick<Context, 'actor' | 'settings'>): FaceProvider | undefined {
  if (settings.faces) return httpFaces(settings.faces)
  return settings.simulated.includes(actor.environment) ? faceSimulator : undefined
}

/** Compares the faces of a verification; undefined if no provider gives a result. Never rejects. */
export async function compareFaces(ctx: Context, faces: FacesToCompare): Promise<FaceResult | undefined> {
  try {
    return await facesFor(ctx)?.compare(ctx, faces)
  } catch {
    return undefined
  }
}
