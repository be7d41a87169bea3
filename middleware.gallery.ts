import type { NextRequest } from 'next/server'
import { showGallery } from '#lib/edge/show-gallery.ts'
import { middleware as answer } from './middleware.ts'

/** Takes the place of `middleware.ts` in a build with GALLERY=1. */
export const middleware = (request: NextRequest) => showGallery(request) ?? answer(request)

// The framework reads it from this file, where it must stand in full.
export const config = { matcher: ['/((?!_next/).*)'] }
