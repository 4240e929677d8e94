/** React reads this once, as it is loaded: import it first. Its development build takes a tenth more of a whole build's time. */
process.env.NODE_ENV ??= 'production';
