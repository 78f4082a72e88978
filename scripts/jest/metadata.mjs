/** Decorators need it before the first of them runs, whichever module of the server a test imports first. */
import 'reflect-metadata';
